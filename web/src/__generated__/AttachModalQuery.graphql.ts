/**
 * @generated SignedSource<<ed91524f6c23025145310e455fdd5b82>>
 * @relayHash 794e1350a5d03ab355d02bea7521d238
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 042426ebddf27f4383aa2508e507e254bd31486c17b533b10715ccf8315a2426

import type { ConcreteRequest } from 'relay-runtime';
export type AttachModalQuery$variables = {
  courseId: string;
};
export type AttachModalQuery$data = {
  readonly node: {
    readonly content?: {
      readonly layers: ReadonlyArray<{
        readonly databaseId: number;
        readonly id: string;
        readonly parentLayerId: number | null | undefined;
        readonly sortOrder: number;
        readonly title: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type AttachModalQuery = {
  response: AttachModalQuery$data;
  variables: AttachModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlockLayer",
          "kind": "LinkedField",
          "name": "layers",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "parentLayerId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sortOrder",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AttachModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "AttachModalQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "042426ebddf27f4383aa2508e507e254bd31486c17b533b10715ccf8315a2426",
    "metadata": {},
    "name": "AttachModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a95f8e2155be6ba5b77ec3a751fc21f";

export default node;
