/**
 * @generated SignedSource<<30975026142bde0c25988d0a1b6b6c69>>
 * @relayHash a6b2c4485fa4171700e0d85cd789a0b8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7bc76766157f4b0f10db832b7cec1f83111d03fa5b325f8837a3a47df24f7a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeProductType = "COURSE" | "COURSE_PACKAGE";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type PromoCodesFormat = "CSV" | "XLSX";
export type CreatePromoCodesInput = {
  active?: boolean | null | undefined;
  allowedProductTypes?: ReadonlyArray<PromoCodeProductType> | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  count: number;
  courseIds?: ReadonlyArray<string> | null | undefined;
  coursePackageIds?: ReadonlyArray<string> | null | undefined;
  dateEnd?: string | null | undefined;
  dateStart?: string | null | undefined;
  description?: string | null | undefined;
  forAllCourses?: boolean | null | undefined;
  format?: PromoCodesFormat;
  maxUseCount?: number | null | undefined;
  pattern: string;
  salePercent?: number | null | undefined;
  saleSum?: string | null | undefined;
  saleType: PromoCodeSaleType;
  singleUserMaxUseCount?: number | null | undefined;
  singleUserMaxUseCountInCourse?: number | null | undefined;
};
export type ManyCodesModalMutation$variables = {
  input: CreatePromoCodesInput;
};
export type ManyCodesModalMutation$data = {
  readonly createPromoCodes: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ManyCodesModalMutation = {
  response: ManyCodesModalMutation$data;
  variables: ManyCodesModalMutation$variables;
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
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
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
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManyCodesModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePromoCodesPayload",
        "kind": "LinkedField",
        "name": "createPromoCodes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "ManyCodesModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePromoCodesPayload",
        "kind": "LinkedField",
        "name": "createPromoCodes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7bc76766157f4b0f10db832b7cec1f83111d03fa5b325f8837a3a47df24f7a7",
    "metadata": {},
    "name": "ManyCodesModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bb08872927bd648a38b808b75f04542";

export default node;
