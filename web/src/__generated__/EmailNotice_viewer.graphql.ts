/**
 * @generated SignedSource<<146d6b6d632f285b11b7ff8208175904>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailNotice_viewer$data = {
  readonly email: string;
  readonly emailConfirmed: boolean | null | undefined;
  readonly " $fragmentType": "EmailNotice_viewer";
};
export type EmailNotice_viewer$key = {
  readonly " $data"?: EmailNotice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailNotice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailNotice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmed",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fefbf05dc733373bbbc3ea92cb16fbba";

export default node;
