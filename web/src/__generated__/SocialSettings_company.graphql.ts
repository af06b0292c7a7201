/**
 * @generated SignedSource<<2459249f14afc33b1d757d62a5c9632e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
import type { FragmentRefs } from "relay-runtime";
export type SocialSettings_company$data = {
  readonly code: string;
  readonly id: string;
  readonly socialSignIn: {
    readonly providers: ReadonlyArray<{
      readonly active: boolean;
      readonly clientId: string | null | undefined;
      readonly name: string | null | undefined;
      readonly provider: SocialProvider;
      readonly registration: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"SocialProviderModal_settings">;
    }>;
    readonly redirectUri: string;
  } | null | undefined;
  readonly " $fragmentType": "SocialSettings_company";
};
export type SocialSettings_company$key = {
  readonly " $data"?: SocialSettings_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialSettings_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialSettings_company",
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanySocialSignIn",
      "kind": "LinkedField",
      "name": "socialSignIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectUri",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SocialProviderSettings",
          "kind": "LinkedField",
          "name": "providers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "provider",
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
              "name": "active",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registration",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clientId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SocialProviderModal_settings"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "f99605ee6902b2aae13ed8c07526a018";

export default node;
