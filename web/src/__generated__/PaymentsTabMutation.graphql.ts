/**
 * @generated SignedSource<<d069114acfcc55b48367f559fee3a169>>
 * @relayHash eb4c900165fa01ed825d448854eb3ce5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9a52fea88f8b1939708cc2396a8cd8284670329586f25402ff16a179d86bdc

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
  useVerificationAccountType?: boolean | null | undefined;
  verificationAccountTypes?: ReadonlyArray<AccountVerification> | null | undefined;
  videoPreviewImageId?: string | null | undefined;
  viewCourseOnFullProfile?: boolean | null | undefined;
  yooKassaSecretKey?: string | null | undefined;
  yooKassaShopId?: string | null | undefined;
};
export type PaymentsTabMutation$variables = {
  input: UpdateCompanyInput;
};
export type PaymentsTabMutation$data = {
  readonly updateCompany: {
    readonly company: {
      readonly yooKassaConfig: {
        readonly secretKey: string | null | undefined;
        readonly shopId: string | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_company">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
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
  "kind": "ScalarField",
  "name": "shopId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secretKey",
  "storageKey": null
},
v4 = {
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
                "alias": null,
                "args": null,
                "concreteType": "YooKassaConfig",
                "kind": "LinkedField",
                "name": "yooKassaConfig",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PaymentsTab_company"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
                "concreteType": "YooKassaConfig",
                "kind": "LinkedField",
                "name": "yooKassaConfig",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f9a52fea88f8b1939708cc2396a8cd8284670329586f25402ff16a179d86bdc",
    "metadata": {},
    "name": "PaymentsTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a360ee47805b5938dd90ef5264ffb16";

export default node;
