/**
 * @generated SignedSource<<6fc519277a65d8c01dfb6a29dc3d03d1>>
 * @relayHash 738b5e06a330e4608b52c9cdbddf06a8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9400e351620ea5a752acfbff7be6ea4bd8154e16f73b0258fe092eb0b8a4f4bf

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreatePromoCodesPayload",
    "kind": "LinkedField",
    "name": "createPromoCodes",
    "plural": false,
    "selections": [
      {
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManyCodesModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManyCodesModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9400e351620ea5a752acfbff7be6ea4bd8154e16f73b0258fe092eb0b8a4f4bf",
    "metadata": {},
    "name": "ManyCodesModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45c900ff8e9fb998a2591f4ebb7e2522";

export default node;
