/**
 * @generated SignedSource<<24745609542823b0cd3d47300cc2a4f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusType = "FAIL" | "IN_PROGRESS" | "NEW" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type OrderStatusModal_record$data = {
  readonly adminName: {
    readonly background: string;
    readonly textColor: string;
    readonly value: string;
  };
  readonly id: string;
  readonly isDefault: boolean;
  readonly publicName: {
    readonly background: string;
    readonly textColor: string;
    readonly value: string;
  };
  readonly type: OrderStatusType;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "OrderStatusModal_record";
};
export type OrderStatusModal_record$key = {
  readonly " $data"?: OrderStatusModal_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusModal_record">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "textColor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "background",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStatusModal_record",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatusName",
      "kind": "LinkedField",
      "name": "adminName",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatusName",
      "kind": "LinkedField",
      "name": "publicName",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "type": "OrderStatus",
  "abstractKey": null
};
})();

(node as any).hash = "1c077a6e7cfebe137a69f660f495696d";

export default node;
