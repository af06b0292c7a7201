/**
 * @generated SignedSource<<6abd6241ccc1734f17fc3a23d2ff1a28>>
 * @relayHash 5549de62307b71961a0f333b5c128445
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7d5ca5ff2c40df245a15dd4cf050f59a25e620e381bbae2ac61adfb0577fb8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type companyEntryRouteQuery$variables = {
  company: string;
};
export type companyEntryRouteQuery$data = {
  readonly company: {
    readonly " $fragmentSpreads": FragmentRefs<"AdminLayout_company" | "CompanyEntryScreen_company">;
  } | null | undefined;
};
export type companyEntryRouteQuery = {
  response: companyEntryRouteQuery$data;
  variables: companyEntryRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "company"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "company"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "companyEntryRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AdminLayout_company"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyEntryScreen_company"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "companyEntryRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProfile",
            "kind": "LinkedField",
            "name": "adminProfile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roleLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "permissions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unviewedReleaseCount",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "surname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "photo",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5549de62307b71961a0f333b5c128445",
    "id": "f7d5ca5ff2c40df245a15dd4cf050f59a25e620e381bbae2ac61adfb0577fb8f",
    "metadata": {},
    "name": "companyEntryRouteQuery",
    "operationKind": "query",
    "text": "query companyEntryRouteQuery(\n  $company: String!\n) {\n  company(code: $company) {\n    ...AdminLayout_company\n    ...CompanyEntryScreen_company\n    id\n  }\n}\n\nfragment AdminLayout_company on Company {\n  name\n  adminProfile {\n    roleLabel\n    permissions\n    viewer {\n      unviewedReleaseCount\n      ...ProfileMenu_viewer\n      id\n    }\n  }\n}\n\nfragment CompanyEntryScreen_company on Company {\n  code\n  adminProfile {\n    permissions\n  }\n}\n\nfragment ProfileMenu_viewer on Viewer {\n  name\n  surname\n  email\n  photo\n}\n"
  }
};
})();

(node as any).hash = "f060921e32b202d0e582bd45b1197209";

export default node;
