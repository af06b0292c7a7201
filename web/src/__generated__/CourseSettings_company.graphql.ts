/**
 * @generated SignedSource<<9ced84909363f45e6d158bd50acc7a66>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseSettings_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "readinessData_company" | "useTextUploads_company">;
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
      "name": "readinessData_company",
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

(node as any).hash = "77c835daa97ac78c6119a16978c5d472";

export default node;
