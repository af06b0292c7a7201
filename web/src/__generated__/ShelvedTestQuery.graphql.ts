/**
 * @generated SignedSource<<7f7ead72dfcdcafa7b84d9c8efffbb17>>
 * @relayHash cc0660c4d6c1eaa542145141699636d3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 490efb74443f4bc075368bea972df91c2855b0639e900f082af20e38adce7c92

import type { ConcreteRequest } from 'relay-runtime';
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
export type ShelvedTestQuery$variables = {
  entryId: string;
};
export type ShelvedTestQuery$data = {
  readonly node: {
    readonly libraryTest?: {
      readonly description: string | null | undefined;
      readonly gradingScale: number;
      readonly questions: ReadonlyArray<{
        readonly maxPoints: number;
        readonly place: number;
        readonly question: string;
        readonly topic: string | null | undefined;
        readonly type: TestQuestionType;
      }>;
      readonly timer: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ShelvedTestQuery = {
  response: ShelvedTestQuery$data;
  variables: ShelvedTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entryId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "entryId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LibraryTest",
      "kind": "LinkedField",
      "name": "libraryTest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gradingScale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LibraryTestQuestion",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "question",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxPoints",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "topic",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LibraryEntry",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ShelvedTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShelvedTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "490efb74443f4bc075368bea972df91c2855b0639e900f082af20e38adce7c92",
    "metadata": {},
    "name": "ShelvedTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf2282e7f41c04620fb089527376232b";

export default node;
