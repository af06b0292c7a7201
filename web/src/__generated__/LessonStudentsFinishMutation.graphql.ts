/**
 * @generated SignedSource<<4da6e3e3338089fe7821eaf0677c5fad>>
 * @relayHash cc9dd20ba37b49413c55888477d702ff
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da22c0569244e55bffb82ad7c4f8ea9f0b37aafb077e976e299b8e2f52c43ba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishLessonForStudentsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
  userIds: ReadonlyArray<string>;
};
export type LessonStudentsFinishMutation$variables = {
  input: FinishLessonForStudentsInput;
};
export type LessonStudentsFinishMutation$data = {
  readonly finishLessonForStudents: {
    readonly changedCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type LessonStudentsFinishMutation = {
  response: LessonStudentsFinishMutation$data;
  variables: LessonStudentsFinishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonStudentsFinishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FinishLessonForStudentsPayload",
        "kind": "LinkedField",
        "name": "finishLessonForStudents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LessonStudentsFinishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FinishLessonForStudentsPayload",
        "kind": "LinkedField",
        "name": "finishLessonForStudents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7da22c0569244e55bffb82ad7c4f8ea9f0b37aafb077e976e299b8e2f52c43ba",
    "metadata": {},
    "name": "LessonStudentsFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f4e679d973c7dd924334455b7e774af";

export default node;
