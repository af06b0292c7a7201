/**
 * @generated SignedSource<<8c561d91b9f9ab75ab2d1ac95546e213>>
 * @relayHash 99282bfd60c16542ebc4f0b106e8ab0f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dffa75de46ec065e4c520b99ad5951e70e03429593239041f9aee185b5fa1f7

import type { ConcreteRequest } from 'relay-runtime';
export type ReadNotificationsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type useReadingMutation$variables = {
  input: ReadNotificationsInput;
};
export type useReadingMutation$data = {
  readonly readNotifications: {
    readonly changedCount: number;
    readonly company: {
      readonly adminProfile: {
        readonly unreadNotificationCount: number | null | undefined;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly notifications: ReadonlyArray<{
      readonly id: string;
      readonly readAt: string | null | undefined;
    }> | null | undefined;
    readonly reading: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useReadingMutation = {
  response: useReadingMutation$data;
  variables: useReadingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReadNotificationsPayload",
    "kind": "LinkedField",
    "name": "readNotifications",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reading",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
                "name": "unreadNotificationCount",
                "storageKey": null
              }
            ],
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
    "name": "useReadingMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6dffa75de46ec065e4c520b99ad5951e70e03429593239041f9aee185b5fa1f7",
    "metadata": {},
    "name": "useReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26dfef36ed036993b35859b26d60607a";

export default node;
