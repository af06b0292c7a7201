/**
 * @generated SignedSource<<ffbb058b3bbdb0e666bac40486977af4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchModal_branch$data = {
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly startDate: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "BranchModal_branch";
};
export type BranchModal_branch$key = {
  readonly " $data"?: BranchModal_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchModal_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchModal_branch",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    }
  ],
  "type": "CourseBranch",
  "abstractKey": null
};

(node as any).hash = "a74afed7c9429471dcae8dde8cd07706";

export default node;
