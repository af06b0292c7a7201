/**
 * @generated SignedSource<<b18bdc989360c9d3d48f1af1c58e06e4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
import type { FragmentRefs } from "relay-runtime";
export type SocialButtons_company$data = {
  readonly code: string;
  readonly socialProviders: ReadonlyArray<{
    readonly name: string;
    readonly provider: SocialProvider;
  }>;
  readonly " $fragmentType": "SocialButtons_company";
};
export type SocialButtons_company$key = {
  readonly " $data"?: SocialButtons_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialButtons_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SocialButtons_company",
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
      "concreteType": "OfferedSocialProvider",
      "kind": "LinkedField",
      "name": "socialProviders",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RegistrationCompany",
  "abstractKey": null
};

(node as any).hash = "9cf90f8c1f8ea6f2b13bb2e9174dc33e";

export default node;
