/**
 * @generated SignedSource<<da63467187c766161b93149663f589b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchCard_branch$data = {
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly startDate: string | null | undefined;
  readonly studentsCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BranchModal_branch">;
  readonly " $fragmentType": "BranchCard_branch";
};
export type BranchCard_branch$key = {
  readonly " $data"?: BranchCard_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchCard_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchCard_branch",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "studentsCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BranchModal_branch"
    }
  ],
  "type": "CourseBranch",
  "abstractKey": null
};

(node as any).hash = "b126b377ad9505f8ecbcac63e172906f";

export default node;
