/**
 * @generated SignedSource<<7dc5940f5553b45c9cf78a4de1ad9303>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseTabs_company$data = {
  readonly settings?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseSettings_company">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"draftOwner_company">;
  readonly " $fragmentType": "CourseTabs_company";
};
export type CourseTabs_company$key = {
  readonly " $data"?: CourseTabs_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseTabs_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "settings"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseTabs_company",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "draftOwner_company",
      "selections": [
        (v0/*:: as any*/),
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
              "concreteType": "Viewer",
              "kind": "LinkedField",
              "name": "viewer",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "condition": "settings",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseSettings_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "settings"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "c18920c7a57ebef525990f3460b01cb5";

export default node;
