/**
 * @generated SignedSource<<42540b9375a5fdbd77dab4b27feba002>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseFormatModal_record$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "CourseFormatModal_record";
};
export type CourseFormatModal_record$key = {
  readonly " $data"?: CourseFormatModal_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseFormatModal_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseFormatModal_record",
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
  "type": "CourseFormat",
  "abstractKey": null
};

(node as any).hash = "47f2f1912e494ec1ea613d1ba1861b83";

export default node;
