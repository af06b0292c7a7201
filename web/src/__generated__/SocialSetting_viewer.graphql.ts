/**
 * @generated SignedSource<<a72a25befa80a1a4bcc3d8081b38a473>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
import type { FragmentRefs } from "relay-runtime";
export type SocialSetting_viewer$data = {
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
  readonly " $fragmentType": "SocialSetting_viewer";
};
export type SocialSetting_viewer$key = {
  readonly " $data"?: SocialSetting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialSetting_viewer">;
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
  "name": "SocialSetting_viewer",
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

(node as any).hash = "b5d13e6017486ee89430026438450d34";

export default node;
