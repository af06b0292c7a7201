/**
 * @generated SignedSource<<08cf687ad163392228ef3e3f2decddd7>>
 * @relayHash 95b2a97838b4238dd331f50b2498e789
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53f1281bdc03cd5d0869096f58d5bc8189ad7660532a82a94cb108a5f90090e8

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
export type CompanyFormMutation$variables = {
  input: UpdateCompanyInput;
};
export type CompanyFormMutation$data = {
  readonly updateCompany: {
    readonly company: {
      readonly code: string;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_company">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CompanyFormMutation = {
  response: CompanyFormMutation$data;
  variables: CompanyFormMutation$variables;
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
  "name": "code",
  "storageKey": null
},
v3 = {
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
    "name": "CompanyFormMutation",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyForm_company"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "CompanyFormMutation",
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
              (v2/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewCourseOnFullProfile",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "53f1281bdc03cd5d0869096f58d5bc8189ad7660532a82a94cb108a5f90090e8",
    "metadata": {},
    "name": "CompanyFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28fa2f512c880d7a20865ea8ddfac78e";

export default node;
