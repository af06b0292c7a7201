/**
 * @generated SignedSource<<42eb660ce769ed01f691be811d56e07f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type PaymentStatusFormModal_record$data = {
  readonly adminName: string;
  readonly backgroundColor: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly publicName: string;
  readonly textColor: string;
  readonly type: PaymentState;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "PaymentStatusFormModal_record";
};
export type PaymentStatusFormModal_record$key = {
  readonly " $data"?: PaymentStatusFormModal_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStatusFormModal_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStatusFormModal_record",
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
      "kind": "ScalarField",
      "name": "adminName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicName",
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
      "name": "backgroundColor",
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
  "type": "PaymentStatus",
  "abstractKey": null
};

(node as any).hash = "3afee0a4cb9fac5219ca24ddcc5407d1";

export default node;
