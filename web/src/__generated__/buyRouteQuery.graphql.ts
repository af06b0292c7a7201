/**
 * @generated SignedSource<<d93f8999eea79c3a9b344b1fba6cac4d>>
 * @relayHash e190fc70191f79aa6765c3e745d77ebb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8a1610c0eab82a4edcf1f762e1258a653032811323e00e0a742cf6298af850a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type buyRouteQuery$variables = {
  company: string;
  course: number;
  coursePackage?: number | null | undefined;
  promoCode?: string | null | undefined;
};
export type buyRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BuyScreen_query">;
};
export type buyRouteQuery = {
  response: buyRouteQuery$data;
  variables: buyRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "company"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "course"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "coursePackage"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "promoCode"
  }
],
v1 = {
  "kind": "Variable",
  "name": "company",
  "variableName": "company"
},
v2 = {
  "kind": "Variable",
  "name": "promoCode",
  "variableName": "promoCode"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "buyRouteQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Variable",
            "name": "course",
            "variableName": "course"
          },
          {
            "kind": "Variable",
            "name": "coursePackage",
            "variableName": "coursePackage"
          },
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "BuyScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "buyRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          (v1/*:: as any*/)
        ],
        "concreteType": "Catalog",
        "kind": "LinkedField",
        "name": "catalog",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "courseId",
                "variableName": "course"
              },
              {
                "kind": "Variable",
                "name": "coursePackageId",
                "variableName": "coursePackage"
              },
              (v2/*:: as any*/)
            ],
            "concreteType": "CourseOffer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "coursePrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "anons",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toPay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfferedPackage",
                "kind": "LinkedField",
                "name": "packages",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "promoProblem",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfferDiscount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "off",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "coursePackageId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMember",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwned",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mayGive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "registrationForm",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e8a1610c0eab82a4edcf1f762e1258a653032811323e00e0a742cf6298af850a",
    "metadata": {},
    "name": "buyRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e6ebd3036df2ba9b7fcc28c7ba96e4d";

export default node;
