/**
 * @generated SignedSource<<60840867abf778749f2632afae309798>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormWebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING";
export type FormWebhookEvent = "FORM_ANSWERED" | "FORM_TEST";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryList_form$data = {
  readonly failed: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly webhook: string | null | undefined;
  readonly webhookDeliveries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly answer: {
          readonly databaseId: number;
        } | null | undefined;
        readonly createdAt: string;
        readonly error: string | null | undefined;
        readonly event: FormWebhookEvent;
        readonly id: string;
        readonly nextAttemptAt: string | null | undefined;
        readonly responseStatus: number | null | undefined;
        readonly status: FormWebhookDeliveryStatus;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DeliveryList_form";
};
export type DeliveryList_form$key = {
  readonly " $data"?: DeliveryList_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryList_form">;
};

import DeliveryListPaginationQuery_graphql from './DeliveryListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "webhookDeliveries"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": DeliveryListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "DeliveryList_form",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhook",
      "storageKey": null
    },
    {
      "alias": "failed",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": [
              "FAILED"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "FormWebhookDeliveryConnection",
      "kind": "LinkedField",
      "name": "webhookDeliveries",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": "webhookDeliveries(filter:{\"status\":[\"FAILED\"]},first:1)"
    },
    {
      "alias": "webhookDeliveries",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "FormWebhookDeliveryConnection",
      "kind": "LinkedField",
      "name": "__DeliveryList_webhookDeliveries_connection",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FormWebhookDeliveryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FormWebhookDelivery",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "event",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "responseStatus",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "error",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nextAttemptAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "concreteType": "FormAnswer",
                    "kind": "LinkedField",
                    "name": "answer",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "databaseId",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  "to": "NULL"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};
})();

(node as any).hash = "83692dbe6874fd32fa69950acaa1137b";

export default node;
