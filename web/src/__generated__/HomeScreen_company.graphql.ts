/**
 * @generated SignedSource<<e4395d558f61737dac2f368286bc0682>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreen_company$data = {
  readonly adminProfile: {
    readonly viewer: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "homeParts_company">;
  readonly " $fragmentType": "HomeScreen_company";
};
export type HomeScreen_company$key = {
  readonly " $data"?: HomeScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "since"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
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
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "since",
          "variableName": "since"
        }
      ],
      "kind": "FragmentSpread",
      "name": "homeParts_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "ed75f290be539ac53095b762f8c22517";

export default node;
