/**
 * @generated SignedSource<<f51abd83db8b639d4e2478acb26e4988>>
 * @relayHash 0a62bb3b6b23b0525d0d375d5939200e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3ee79f16495f2bef395936fa8571b7ab0b85f40f43529ff4e9e9848a8b4e9c5

import type { ConcreteRequest } from 'relay-runtime';
export type PromoCodeProductType = "COURSE" | "COURSE_PACKAGE";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type UpdatePromoCodeInput = {
  active?: boolean | null | undefined;
  allowedProductTypes?: ReadonlyArray<PromoCodeProductType> | null | undefined;
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  courseIds?: ReadonlyArray<string> | null | undefined;
  coursePackageIds?: ReadonlyArray<string> | null | undefined;
  dateEnd?: string | null | undefined;
  dateStart?: string | null | undefined;
  description?: string | null | undefined;
  forAllCourses?: boolean | null | undefined;
  id: string;
  maxUseCount?: number | null | undefined;
  salePercent?: number | null | undefined;
  saleSum?: string | null | undefined;
  saleType?: PromoCodeSaleType | null | undefined;
  singleUserMaxUseCount?: number | null | undefined;
  singleUserMaxUseCountInCourse?: number | null | undefined;
  version?: string | null | undefined;
};
export type usePromoCodeActionsSwitchMutation$variables = {
  input: UpdatePromoCodeInput;
};
export type usePromoCodeActionsSwitchMutation$data = {
  readonly updatePromoCode: {
    readonly promoCode: {
      readonly active: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePromoCodeActionsSwitchMutation = {
  response: usePromoCodeActionsSwitchMutation$data;
  variables: usePromoCodeActionsSwitchMutation$variables;
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
    "concreteType": "UpdatePromoCodePayload",
    "kind": "LinkedField",
    "name": "updatePromoCode",
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
            "name": "active",
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
    "name": "usePromoCodeActionsSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePromoCodeActionsSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c3ee79f16495f2bef395936fa8571b7ab0b85f40f43529ff4e9e9848a8b4e9c5",
    "metadata": {},
    "name": "usePromoCodeActionsSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "370d52dd4907404be685e1b3a3b93b85";

export default node;
