/**
 * @generated SignedSource<<b6b1141b5dda1c982bbf95ef6f7132d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLoginScreen_query$data = {
  readonly registrationCompany: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SocialButtons_company">;
  } | null | undefined;
  readonly " $fragmentType": "CompanyLoginScreen_query";
};
export type CompanyLoginScreen_query$key = {
  readonly " $data"?: CompanyLoginScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLoginScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "company"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyLoginScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "code",
          "variableName": "company"
        }
      ],
      "concreteType": "RegistrationCompany",
      "kind": "LinkedField",
      "name": "registrationCompany",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SocialButtons_company"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ee68c48a326086873691bfdab45a8529";

export default node;
