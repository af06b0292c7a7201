/**
 * @generated SignedSource<<a00e77d8ca0ad9b3152819f8c1781f5a>>
 * @relayHash 0456465cb5ae5a4b8eb7b8caed179f0d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62d7ee6076a9015e75d50b55807412c6de9fa3f18e9b38712cac447f1faed0af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type companyLoginRouteQuery$variables = {
  company: string;
};
export type companyLoginRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLoginScreen_query">;
};
export type companyLoginRouteQuery = {
  response: companyLoginRouteQuery$data;
  variables: companyLoginRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "company"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "companyLoginRouteQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "company",
            "variableName": "company"
          }
        ],
        "kind": "FragmentSpread",
        "name": "CompanyLoginScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "companyLoginRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "code",
            "variableName": "company"
          }
        ],
        "concreteType": "RegistrationCompany",
        "kind": "LinkedField",
        "name": "registrationCompany",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfferedSocialProvider",
            "kind": "LinkedField",
            "name": "socialProviders",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "provider",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "62d7ee6076a9015e75d50b55807412c6de9fa3f18e9b38712cac447f1faed0af",
    "metadata": {},
    "name": "companyLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffb488ac2c53688f1a3b650c3128f375";

export default node;
