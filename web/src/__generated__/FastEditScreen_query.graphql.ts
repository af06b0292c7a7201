/**
 * @generated SignedSource<<2e266621dbd441560a4b50bd12529c2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FastEditScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCourseConditions_query">;
  readonly " $fragmentType": "FastEditScreen_query";
};
export type FastEditScreen_query$key = {
  readonly " $data"?: FastEditScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FastEditScreen_query">;
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
  "name": "FastEditScreen_query",
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
      "name": "useCourseConditions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "39f108e431032c9181f601420d24ea72";

export default node;
