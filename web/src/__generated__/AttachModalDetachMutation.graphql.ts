/**
 * @generated SignedSource<<be16d463be47872faf8d181ebeba7448>>
 * @relayHash 4dfe4f3bd8c2e9773a0ddc182195a4fa
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e16792dbe89ed57aca086ab5f844e8e03eb41d4a05a0e8e5064421f5c4b85f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetachLessonBlockInput = {
  blockId: string;
  clientMutationId?: string | null | undefined;
  courseId: string;
  layerId: string;
};
export type AttachModalDetachMutation$variables = {
  input: DetachLessonBlockInput;
};
export type AttachModalDetachMutation$data = {
  readonly detachLessonBlock: {
    readonly lessonBlock: {
      readonly id: string;
      readonly layerId: number | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type AttachModalDetachMutation = {
  response: AttachModalDetachMutation$data;
  variables: AttachModalDetachMutation$variables;
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
  "concreteType": "LessonBlock",
  "kind": "LinkedField",
  "name": "lessonBlock",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layerId",
      "storageKey": null
    }
  ],
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
    "name": "AttachModalDetachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachLessonBlockPayload",
        "kind": "LinkedField",
        "name": "detachLessonBlock",
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
    "name": "AttachModalDetachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachLessonBlockPayload",
        "kind": "LinkedField",
        "name": "detachLessonBlock",
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
    "id": "0e16792dbe89ed57aca086ab5f844e8e03eb41d4a05a0e8e5064421f5c4b85f5",
    "metadata": {},
    "name": "AttachModalDetachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c181b8ca2f3b0d07dca96acb87d69d88";

export default node;
