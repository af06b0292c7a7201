/**
 * @generated SignedSource<<aba668d23ec2eaedaf23f9e81b7e67d0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserTable_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFieldColumns_query">;
  readonly " $fragmentType": "UserTable_query";
};
export type UserTable_query$key = {
  readonly " $data"?: UserTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasFields"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserTable_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "fields",
          "variableName": "fields"
        },
        {
          "kind": "Variable",
          "name": "hasFields",
          "variableName": "hasFields"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useFieldColumns_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ac8be31785a77cddd155ccd394ffb382";

export default node;
