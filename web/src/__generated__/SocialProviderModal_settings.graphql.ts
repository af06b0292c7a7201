/**
 * @generated SignedSource<<c62b19679c9f4ee9795c605ad04585e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
import type { FragmentRefs } from "relay-runtime";
export type SocialProviderModal_settings$data = {
  readonly active: boolean;
  readonly authorizationUrl: string | null | undefined;
  readonly clientId: string | null | undefined;
  readonly clientSecretHint: string | null | undefined;
  readonly issuer: string | null | undefined;
  readonly name: string | null | undefined;
  readonly provider: SocialProvider;
  readonly registration: boolean;
  readonly tokenUrl: string | null | undefined;
  readonly userinfoUrl: string | null | undefined;
  readonly " $fragmentType": "SocialProviderModal_settings";
};
export type SocialProviderModal_settings$key = {
  readonly " $data"?: SocialProviderModal_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialProviderModal_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialProviderModal_settings",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientSecretHint",
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
      "name": "issuer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorizationUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tokenUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userinfoUrl",
      "storageKey": null
    }
  ],
  "type": "SocialProviderSettings",
  "abstractKey": null
};

(node as any).hash = "ca313e927c1ad89fdcd9145686a0db0e";

export default node;
