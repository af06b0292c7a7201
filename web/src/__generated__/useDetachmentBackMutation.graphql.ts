/**
 * @generated SignedSource<<0f71bbf571274a387b1d8430c2948c42>>
 * @relayHash ca2d062f9f72f998e03e53bee69d9b49
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b66128e97bcff339208723ea95773e190875dd72cf96ed1bf42b1568350a02

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeCourseStudentsBackInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  deletion: string;
};
export type useDetachmentBackMutation$variables = {
  input: TakeCourseStudentsBackInput;
};
export type useDetachmentBackMutation$data = {
  readonly takeCourseStudentsBack: {
    readonly restoredCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useDetachmentBackMutation = {
  response: useDetachmentBackMutation$data;
  variables: useDetachmentBackMutation$variables;
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
  "name": "restoredCount",
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
    "name": "useDetachmentBackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TakeCourseStudentsBackPayload",
        "kind": "LinkedField",
        "name": "takeCourseStudentsBack",
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
    "name": "useDetachmentBackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TakeCourseStudentsBackPayload",
        "kind": "LinkedField",
        "name": "takeCourseStudentsBack",
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
    "id": "11b66128e97bcff339208723ea95773e190875dd72cf96ed1bf42b1568350a02",
    "metadata": {},
    "name": "useDetachmentBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d0705e5e6338f2751c81f3210310145";

export default node;
