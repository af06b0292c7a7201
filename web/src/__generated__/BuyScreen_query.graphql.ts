/**
 * @generated SignedSource<<d5f68ebb330bc5da5f224255dd047161>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyScreen_query$data = {
  readonly catalog: {
    readonly name: string;
    readonly offer: {
      readonly anons: string | null | undefined;
      readonly courseId: string;
      readonly courseName: string;
      readonly coursePrice: string | null | undefined;
      readonly packages: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
        readonly price: string | null | undefined;
      }>;
      readonly promoProblem: string | null | undefined;
      readonly toPay: string;
      readonly " $fragmentSpreads": FragmentRefs<"BuyActions_offer" | "OfferPrices_offer">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BuyScreen_query";
};
export type BuyScreen_query$key = {
  readonly " $data"?: BuyScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyScreen_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
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
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BuyScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "company",
          "variableName": "company"
        }
      ],
      "concreteType": "Catalog",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
            {
              "kind": "Variable",
              "name": "promoCode",
              "variableName": "promoCode"
            }
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
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": null
                }
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
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OfferPrices_offer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BuyActions_offer"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "80226dd95bf8d881160b4dec95deaece";

export default node;
