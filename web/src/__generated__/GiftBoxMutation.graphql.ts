/**
 * @generated SignedSource<<8abefebc63fdb016ac49820954f8c0ff>>
 * @relayHash 24ab11c7fae8c785a2d99088c1dbb12e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2e9af589c4e7958f5c092564ef92f3400409bc1ff756b889c838e3791f48b8

import type { ConcreteRequest } from 'relay-runtime';
export type RedeemCourseGiftInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  companyId: string;
};
export type GiftBoxMutation$variables = {
  input: RedeemCourseGiftInput;
};
export type GiftBoxMutation$data = {
  readonly redeemCourseGift: {
    readonly courseId: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type GiftBoxMutation = {
  response: GiftBoxMutation$data;
  variables: GiftBoxMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RedeemCourseGiftPayload",
    "kind": "LinkedField",
    "name": "redeemCourseGift",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "courseId",
        "storageKey": null
      },
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GiftBoxMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiftBoxMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce2e9af589c4e7958f5c092564ef92f3400409bc1ff756b889c838e3791f48b8",
    "metadata": {},
    "name": "GiftBoxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7dea02238ae8b05424862ef72775b8c3";

export default node;
