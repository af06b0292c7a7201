/**
 * @generated SignedSource<<7826d5afd9a9af99e936237cf7b0ceef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseTypeModal_record$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "CourseTypeModal_record";
};
export type CourseTypeModal_record$key = {
  readonly " $data"?: CourseTypeModal_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseTypeModal_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseTypeModal_record",
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
    }
  ],
  "type": "CourseType",
  "abstractKey": null
};

(node as any).hash = "b12df3b3894f205c6655621edcf88e0d";

export default node;
