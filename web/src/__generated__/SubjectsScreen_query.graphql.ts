/**
 * @generated SignedSource<<3aa5d36516b4d85ff0b6a5b5430b43cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubjectsScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TopicList_query">;
  readonly " $fragmentType": "SubjectsScreen_query";
};
export type SubjectsScreen_query$key = {
  readonly " $data"?: SubjectsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectsScreen_query">;
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
  "name": "SubjectsScreen_query",
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
      "name": "TopicList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1b64cf137b8ba46ccc3791383527b899";

export default node;
