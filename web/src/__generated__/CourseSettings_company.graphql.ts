/**
 * @generated SignedSource<<e832a5275ecbae4734a892e3a1af9538>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseSettings_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "described_company" | "useTextUploads_company">;
  readonly " $fragmentType": "CourseSettings_company";
};
export type CourseSettings_company$key = {
  readonly " $data"?: CourseSettings_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseSettings_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseSettings_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTextUploads_company"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "described_company",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yooKassaReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminProfile",
          "kind": "LinkedField",
          "name": "adminProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "permissions",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "e2140a2a1fe1d3d69b8b68c196c43fe1";

export default node;
