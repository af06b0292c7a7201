/**
 * @generated SignedSource<<409872e0b61079c9047026fdfa596c77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseReadiness_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"readinessData_company">;
  readonly " $fragmentType": "CourseReadiness_company";
};
export type CourseReadiness_company$key = {
  readonly " $data"?: CourseReadiness_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseReadiness_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseReadiness_company",
  "selections": [
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

(node as any).hash = "70f7b79994dd48aa8cc7d37799247517";

export default node;
