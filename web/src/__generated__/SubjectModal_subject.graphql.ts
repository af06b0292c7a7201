/**
 * @generated SignedSource<<749394d91e0725646fe47949ec8501cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubjectModal_subject$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "SubjectModal_subject";
};
export type SubjectModal_subject$key = {
  readonly " $data"?: SubjectModal_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectModal_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubjectModal_subject",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Subject",
  "abstractKey": null
};

(node as any).hash = "115cfc2994e18b7cdba19d88948da30f";

export default node;
