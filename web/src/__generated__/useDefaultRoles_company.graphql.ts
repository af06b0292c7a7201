/**
 * @generated SignedSource<<8e20b8004fc5d49600cdf4cd6aaf637a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDefaultRoles_company$data = {
  readonly roles: {
    readonly nodes: ReadonlyArray<{
      readonly default: boolean;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "useDefaultRoles_company";
};
export type useDefaultRoles_company$key = {
  readonly " $data"?: useDefaultRoles_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDefaultRoles_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDefaultRoles_company"
};

(node as any).hash = "eb7ec68001a64b961e7b98980b3c4cb0";

export default node;
