/**
 * @generated SignedSource<<e3d05b896bea74c1946495e310256e49>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationModal_integration$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly settings: ReadonlyArray<{
    readonly isSecret: boolean;
    readonly key: string;
    readonly value: string;
  }>;
  readonly type: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "IntegrationModal_integration";
};
export type IntegrationModal_integration$key = {
  readonly " $data"?: IntegrationModal_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationModal_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationModal_integration",
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
      "name": "version",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSecret",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompanyIntegration",
  "abstractKey": null
};

(node as any).hash = "cbda4ffe4234e273b5f9ccc120af8ad4";

export default node;
