/**
 * @generated SignedSource<<80dbdc6d08e2f55c15c41abe284d0960>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackageList_package$data = {
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly price: string | null | undefined;
  readonly usersCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PackageMenu_package">;
  readonly " $fragmentType": "PackageList_package";
};
export type PackageList_package$key = {
  readonly " $data"?: PackageList_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageList_package">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PackageList_package"
};

(node as any).hash = "29ab80b2bb6bc8c6b5b5e014ba353ce9";

export default node;
