/**
 * @generated SignedSource<<5dd72d13a3af72a36dbd274cc89b8938>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageQuota_company$data = {
  readonly messageQuota: {
    readonly emailConfirmed: boolean;
    readonly growsAt: string | null | undefined;
    readonly growsTo: number | null | undefined;
    readonly left: number | null | undefined;
    readonly limit: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MessageQuota_company";
};
export type MessageQuota_company$key = {
  readonly " $data"?: MessageQuota_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageQuota_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageQuota_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageQuota",
      "kind": "LinkedField",
      "name": "messageQuota",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailConfirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "left",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "growsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "growsTo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b2aec1e9854e404af780eb0fb77311b5";

export default node;
