/**
 * @generated SignedSource<<fd59d0fbc3508acd0b1421feb244cebc>>
 * @relayHash 90b298e5471093dd73b9c662beb897e0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9714e05ba664f9a1c68d5801458f5cd26f50291e5a6a01b9b122180ab8fae1f

import type { ConcreteRequest } from 'relay-runtime';
export type ChooseTemplateModalQuery$variables = {
  companyId: string;
};
export type ChooseTemplateModalQuery$data = {
  readonly node: {
    readonly questionCriterionTemplates?: {
      readonly nodes: ReadonlyArray<{
        readonly criteria: ReadonlyArray<{
          readonly description: string | null | undefined;
          readonly maxPoints: number;
          readonly name: string;
        }>;
        readonly id: string;
        readonly name: string | null | undefined;
        readonly viewerCanDelete: boolean | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type ChooseTemplateModalQuery = {
  response: ChooseTemplateModalQuery$data;
  variables: ChooseTemplateModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "companyId"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "TemplateCriterion",
  "kind": "LinkedField",
  "name": "criteria",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPoints",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChooseTemplateModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "QuestionCriterionTemplateConnection",
                "kind": "LinkedField",
                "name": "questionCriterionTemplates",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "QuestionCriterionTemplate",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "kind": "CatchField",
                        "field": (v6/*:: as any*/),
                        "to": "NULL"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "questionCriterionTemplates(first:100)"
              }
            ],
            "type": "Company",
            "abstractKey": null
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
    "name": "ChooseTemplateModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "QuestionCriterionTemplateConnection",
                "kind": "LinkedField",
                "name": "questionCriterionTemplates",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "QuestionCriterionTemplate",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "questionCriterionTemplates(first:100)"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a9714e05ba664f9a1c68d5801458f5cd26f50291e5a6a01b9b122180ab8fae1f",
    "metadata": {},
    "name": "ChooseTemplateModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cd39bd0358010f1e731109dd35d7192";

export default node;
