/**
 * @generated SignedSource<<cf65e4a9580a9e1cceeef1f59b6593e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepSetting_viewer$data = {
  readonly security: {
    readonly recoveryCodesLeft: number;
    readonly twoStepEnabledAt: string | null | undefined;
  };
  readonly " $fragmentType": "TwoStepSetting_viewer";
};
export type TwoStepSetting_viewer$key = {
  readonly " $data"?: TwoStepSetting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepSetting_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TwoStepSetting_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "twoStepEnabledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bb177c01a8d770fa925ecee146900d2d";

export default node;
