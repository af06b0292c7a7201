/**
 * @generated SignedSource<<879d75a8df125c658573ff818e2f330d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
import type { FragmentRefs } from "relay-runtime";
export type userRowMenu_user$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly status: UserStatus | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "userRowMenu_user";
};
export type userRowMenu_user$key = {
  readonly " $data"?: userRowMenu_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userRowMenu_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "userRowMenu_user"
};

(node as any).hash = "0d3ba491e2203c9580b6fcac60bc0815";

export default node;
