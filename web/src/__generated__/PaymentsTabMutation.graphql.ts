/**
 * @generated SignedSource<<5a4a788b4084e25fa714b46f82943d31>>
 * @relayHash 8c55151c948ba266b6041927a81c4303
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fec34c6955fc12728aed31eba487b3541655ff9ffe730d8eea7815fc3a0513d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountVerification = "EMAIL" | "PHONE" | "TELEGRAM";
export type UpdateCompanyInput = {
  bitrixElements?: string | null | undefined;
  bitrixScripts?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  description?: string | null | undefined;
  firstLink?: string | null | undefined;
  id: string;
  menuParams?: Record<string, unknown> | null | undefined;
  name?: string | null | undefined;
  timeZone?: string | null | undefined;
  useVerificationAccountType?: boolean | null | undefined;
  verificationAccountTypes?: ReadonlyArray<AccountVerification> | null | undefined;
  version?: string | null | undefined;
  videoPreviewImageId?: string | null | undefined;
  viewCourseOnFullProfile?: boolean | null | undefined;
  yooKassaSecretKey?: string | null | undefined;
  yooKassaShopId?: string | null | undefined;
  yooKassaVatCode?: number | null | undefined;
};
export type PaymentsTabMutation$variables = {
  input: UpdateCompanyInput;
};
export type PaymentsTabMutation$data = {
  readonly updateCompany: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_company">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PaymentsTabMutation = {
  response: PaymentsTabMutation$data;
  variables: PaymentsTabMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentsTabMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCompanyPayload",
        "kind": "LinkedField",
        "name": "updateCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PaymentsTab_company"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentsTabMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCompanyPayload",
        "kind": "LinkedField",
        "name": "updateCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
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
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "YooKassaConfig",
                "kind": "LinkedField",
                "name": "yooKassaConfig",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shopId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "secretKey",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ready",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "checkedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vatCode",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fec34c6955fc12728aed31eba487b3541655ff9ffe730d8eea7815fc3a0513d4",
    "metadata": {},
    "name": "PaymentsTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "85ce881e8e3b442bae3025639a60278f";

export default node;
