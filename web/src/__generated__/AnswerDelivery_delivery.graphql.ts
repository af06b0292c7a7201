/**
 * @generated SignedSource<<f749139b18540435588d59c0f3b93831>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormWebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type AnswerDelivery_delivery$data = {
  readonly error: string | null | undefined;
  readonly id: string;
  readonly responseStatus: number | null | undefined;
  readonly status: FormWebhookDeliveryStatus;
  readonly " $fragmentType": "AnswerDelivery_delivery";
};
export type AnswerDelivery_delivery$key = {
  readonly " $data"?: AnswerDelivery_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerDelivery_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerDelivery_delivery",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "FormWebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "54903396f5f03d34af54ef0b16a31a92";

export default node;
