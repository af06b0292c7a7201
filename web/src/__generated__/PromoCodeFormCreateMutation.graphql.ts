/**
 * @generated SignedSource<<745fecf30a16a0182b1140bb7a101280>>
 * @relayHash 1f693740228ad4a5c2e8f822171cb3d6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed67fac62904f24d2425331a6d049cb373e4cee01d767543e570bb450a25778

import type { ConcreteRequest } from 'relay-runtime';
export type PromoCodeProductType = "COURSE" | "COURSE_PACKAGE";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type CreatePromoCodeInput = {
  active?: boolean | null | undefined;
  allowedProductTypes?: ReadonlyArray<PromoCodeProductType> | null | undefined;
  clientMutationId?: string | null | undefined;
  code: string;
  companyId: string;
  courseIds?: ReadonlyArray<string> | null | undefined;
  coursePackageIds?: ReadonlyArray<string> | null | undefined;
  dateEnd?: string | null | undefined;
  dateStart?: string | null | undefined;
  description?: string | null | undefined;
  forAllCourses?: boolean | null | undefined;
  maxUseCount?: number | null | undefined;
  salePercent?: number | null | undefined;
  saleSum?: string | null | undefined;
  saleType: PromoCodeSaleType;
  singleUserMaxUseCount?: number | null | undefined;
  singleUserMaxUseCountInCourse?: number | null | undefined;
};
export type PromoCodeFormCreateMutation$variables = {
  input: CreatePromoCodeInput;
};
export type PromoCodeFormCreateMutation$data = {
  readonly createPromoCode: {
    readonly promoCode: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PromoCodeFormCreateMutation = {
  response: PromoCodeFormCreateMutation$data;
  variables: PromoCodeFormCreateMutation$variables;
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
  "name": "databaseId",
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
    "name": "PromoCodeFormCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePromoCodePayload",
        "kind": "LinkedField",
        "name": "createPromoCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PromoCode",
            "kind": "LinkedField",
            "name": "promoCode",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "PromoCodeFormCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePromoCodePayload",
        "kind": "LinkedField",
        "name": "createPromoCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PromoCode",
            "kind": "LinkedField",
            "name": "promoCode",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bed67fac62904f24d2425331a6d049cb373e4cee01d767543e570bb450a25778",
    "metadata": {},
    "name": "PromoCodeFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ceac123497ae3f60bee5ed3d532de8f4";

export default node;
