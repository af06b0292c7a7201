/**
 * @generated SignedSource<<1a41900cda5512b0edf24681b4294c08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoursePackages_course$data = {
  readonly first: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly isDefault: boolean;
      readonly name: string;
    }>;
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CoursePackages_course";
};
export type CoursePackages_course$key = {
  readonly " $data"?: CoursePackages_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoursePackages_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoursePackages_course",
  "selections": [
    {
      "alias": "first",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "CoursePackageConnection",
      "kind": "LinkedField",
      "name": "packages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CoursePackage",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDefault",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "packages(first:20)"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "8f9c055107e98aae03783a3f588e9828";

export default node;
