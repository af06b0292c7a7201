/**
 * @generated SignedSource<<f5e80bf75db399eb76c4e89dcfcf6cd5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
import type { FragmentRefs } from "relay-runtime";
export type LinkedProvidersSetting_viewer$data = {
  readonly socialSignIn: {
    readonly links: ReadonlyArray<{
      readonly id: string;
      readonly label: string | null | undefined;
      readonly lastUsedAt: string | null | undefined;
      readonly name: string;
    }>;
    readonly needsPassword: boolean;
    readonly offers: ReadonlyArray<{
      readonly companyId: string;
      readonly companyName: string;
      readonly name: string;
      readonly provider: SocialProvider;
    }>;
  };
  readonly " $fragmentType": "LinkedProvidersSetting_viewer";
};
export type LinkedProvidersSetting_viewer$key = {
  readonly " $data"?: LinkedProvidersSetting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedProvidersSetting_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinkedProvidersSetting_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerSocialSignIn",
      "kind": "LinkedField",
      "name": "socialSignIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SocialLink",
          "kind": "LinkedField",
          "name": "links",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastUsedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SocialOffer",
          "kind": "LinkedField",
          "name": "offers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "provider",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsPassword",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "2a732da5b7b7f67fa637efcc8dc6eb64";

export default node;
