/**
 * @generated SignedSource<<81550020abf5b7289bea94ac2dee69e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type peopleCommands_company$data = {
  readonly users: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly email: string | null | undefined;
      readonly fullName: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "peopleCommands_company";
};
export type peopleCommands_company$key = {
  readonly " $data"?: peopleCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"peopleCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "peopleCommands_company"
};

(node as any).hash = "87f52229c59d7fb5a7f740c927da78e8";

export default node;
