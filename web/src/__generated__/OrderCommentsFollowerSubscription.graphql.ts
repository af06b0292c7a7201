/**
 * @generated SignedSource<<4895fbe9c0a92a41943aca42cdf1f625>>
 * @relayHash e4ccc9373393d56f66950fa4e2605efe
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0ae88b667079b4ace65bc732c1e5e8401866a031e7a95f1770fd8e5f448290c

import type { ConcreteRequest } from 'relay-runtime';
export type OrderCommentsFollowerSubscription$variables = {
  id: string;
};
export type OrderCommentsFollowerSubscription$data = {
  readonly orderCommentsUpdated: {
    readonly commentsCount: number;
    readonly mark: string;
  } | null | undefined;
};
export type OrderCommentsFollowerSubscription = {
  response: OrderCommentsFollowerSubscription$data;
  variables: OrderCommentsFollowerSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "OrderCommentsState",
    "kind": "LinkedField",
    "name": "orderCommentsUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "commentsCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mark",
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
    "name": "OrderCommentsFollowerSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderCommentsFollowerSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a0ae88b667079b4ace65bc732c1e5e8401866a031e7a95f1770fd8e5f448290c",
    "metadata": {},
    "name": "OrderCommentsFollowerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4d774bc6d29691fbe6b5c32449fef6d0";

export default node;
