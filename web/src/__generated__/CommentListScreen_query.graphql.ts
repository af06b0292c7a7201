/**
 * @generated SignedSource<<1027d4e2de2c1a9a237558f3661df7ef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCommentFilterWords_query">;
  readonly " $fragmentType": "CommentListScreen_query";
};
export type CommentListScreen_query$key = {
  readonly " $data"?: CommentListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentListScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasNamed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentListScreen_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasNamed",
          "variableName": "hasNamed"
        },
        {
          "kind": "Variable",
          "name": "named",
          "variableName": "named"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useCommentFilterWords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "367cc4db6d242f77ec34d10491e8e132";

export default node;
